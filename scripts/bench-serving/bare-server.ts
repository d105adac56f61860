// Answers every request with the body of one file and the headers of another, by node:http and nothing else: what the
// site is compared with. `node bare-server.ts PORT HEADERS.json BODY`
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, headersFile = '', bodyFile = ''] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
