// A player in sixty lines: sits down at a table with a bot, keeps its view, and answers until the game is over.
//   node --experimental-websocket examples/play.mjs http://127.0.0.1:8000 infinite-city     (Node 22: without the flag)
// Everything it does is described in docs/server.md; a browser would send cookie and origin by itself.

const [server = "http://127.0.0.1:8000", game = "infinite-city"] = process.argv.slice(2);
let cookie = "";

async function ask(method, path, body) {
  const headers = { "content-type": "application/json", origin: server, cookie };
  const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  const data = await answer.json();
  if (!answer.ok) throw new Error(`${data.error}: ${data.message}`);
  return data;
}

function patched(view, operations) { // RFC 6902, of which the server uses add, remove and replace
  for (const { op, path, value } of operations) {
    const keys = path.split("/").slice(1).map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = keys.pop();
    const place = keys.reduce((inside, key) => inside[key], view);
    if (!Array.isArray(place)) op === "remove" ? delete place[last] : (place[last] = value);
    else if (op === "replace") place[last] = value;
    else place.splice(Number(last), op === "remove" ? 1 : 0, ...(op === "add" ? [value] : []));
  }
  return view;
}

await ask("POST", "/api/me", { name: "Sixty Lines" });
const table = await ask("POST", "/api/tables", { game, players: 2, seats: ["me", "random"] });
const address = `${server.replace("http", "ws")}/api/tables/${table.id}/socket`;
let view, asked = "", outcome = null, events = 0;

function connect() {
  const socket = new WebSocket(address, { headers: { cookie, origin: server } });
  const send = (message) => socket.send(JSON.stringify(message));
  const on = {
    update(update) {
      view = update.view ?? patched(view, update.patch);
      events = update.log.since + update.log.events.length;
      outcome = update.outcome ?? outcome;
      for (const event of update.log.events) console.log(event.text);
      const { seat, stage, step, attempt, decision } = update;
      const question = [stage, step, attempt].join();
      if (!decision || question === asked) return; // only who else owes an answer has changed
      asked = question;
      const move = decision.suggested[0] ?? decision.choices[events % decision.choices.length].move;
      send({ type: "answer", seat, stage, step, attempt, move });
    },
    table(now) {
      if (now.status !== "over") return;
      console.log(JSON.stringify({ result: now.result, scores: outcome.scores, seen: view.scores }));
      socket.close();
      process.exit(0);
    },
    refused(refusal) { console.error(refusal.error, refusal.message); process.exit(1); },
  };
  socket.onmessage = ({ data }) => { const message = JSON.parse(data); on[message.type]?.(message); };
  socket.onclose = () => { asked = ""; setTimeout(connect, 500); }; // after a reconnection all is sent anew
}
connect();
