# The table server of Faubourg. See docs/operations.md.
FROM node:22-slim AS web
WORKDIR /app/web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY web ./
RUN npm run build

FROM python:3.11-slim AS wheel
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
RUN pip install --no-cache-dir "mypy[mypyc]>=1.11" "setuptools>=77"
WORKDIR /app
COPY pyproject.toml setup.py README.md LICENSE ./
COPY tools ./tools
COPY faubourg ./faubourg
COPY --from=web /app/faubourg/web ./faubourg/web
RUN FAUBOURG_COMPILED=1 pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.11-slim

RUN useradd --create-home --uid 10001 faubourg && mkdir /data && chown faubourg /data
WORKDIR /app
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir "$(ls /wheels/*.whl)[server]" && rm -r /wheels

USER faubourg
ENV FAUBOURG_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
# Arguments of `docker run` are further options of `faubourg serve`.
ENTRYPOINT ["faubourg", "serve", "--host", "0.0.0.0"]
