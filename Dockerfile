# The table server of Faubourg. See docs/operations.md.
FROM python:3.11-slim

RUN useradd --create-home --uid 10001 faubourg && mkdir /data && chown faubourg /data
WORKDIR /app
COPY pyproject.toml README.md LICENSE ./
COPY faubourg ./faubourg
RUN pip install --no-cache-dir ".[server]"

USER faubourg
ENV FAUBOURG_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
# Arguments of `docker run` are further options of `faubourg serve`.
ENTRYPOINT ["faubourg", "serve", "--host", "0.0.0.0"]
