// A server of WebSockets on a port of its own, which says what a test tells it to: RFC 6455 for short texts.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Message, Request } from '../../src/generated/protocol';
import { Queue } from './queue';

/** What both ends of a handshake know. */
const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const text = 1;

/** A connection, seen from the server. */
export class Connection {
  readonly #heard = new Queue<Request>();
  #rest: Buffer = Buffer.alloc(0);

  constructor(private readonly socket: Socket) {
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => this.#read(bytes));
  }

  /** The next request. */
  hear(): Promise<Request> {
    return this.#heard.next();
  }

  /** The requests that have come and were not asked for yet. */
  get unheard(): number {
    return this.#heard.length;
  }

  say(message: Message): void {
    const payload = Buffer.from(JSON.stringify(message));
    const long = payload.length > 125;
    const head = Buffer.alloc(long ? 4 : 2);
    head[0] = 0x80 | text;
    head[1] = long ? 126 : payload.length;
    if (long) head.writeUInt16BE(payload.length, 2);
    this.socket.write(Buffer.concat([head, payload]));
  }

  /** Closes the connection and says why. */
  close(code: number, reason: string): void {
    const words = Buffer.from(reason);
    const head = Buffer.from([0x88, words.length + 2, code >> 8, code & 0xff]);
    this.socket.end(Buffer.concat([head, words]));
  }

  /** Breaks the connection without a word. */
  drop(): void {
    this.socket.destroy();
  }

  /** Takes the frames of a client, which are masked, from what has come so far. */
  #read(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const long = ((this.#rest[1] ?? 0) & 0x7f) === 126;
      const head = long ? 4 : 2;
      if (this.#rest.length < head + 4) return;
      const length = long ? this.#rest.readUInt16BE(2) : this.#rest[1]! & 0x7f;
      if (this.#rest.length < head + 4 + length) return;
      const mask = this.#rest.subarray(head, head + 4);
      const payload = this.#rest.subarray(head + 4, head + 4 + length).map((byte, at) => byte ^ mask[at % 4]!);
      if ((this.#rest[0]! & 0x0f) === text) this.#heard.add(JSON.parse(Buffer.from(payload).toString()) as Request);
      this.#rest = this.#rest.subarray(head + 4 + length);
    }
  }
}

/** The server. */
export class SocketServer {
  readonly #connections = new Queue<Connection>();
  readonly #sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('upgrade', (request, stream) => {
      const socket = stream as Socket;
      this.#sockets.add(socket);
      const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${magic}`).digest('base64');
      const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
      socket.write(`${lines.join('\r\n')}\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`);
      this.#connections.add(new Connection(socket));
    });
  }

  static async start(): Promise<SocketServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new SocketServer(server);
  }

  /** Its name and port. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next connection. */
  next(): Promise<Connection> {
    return this.#connections.next();
  }

  /** The connections that have come and were not asked for yet. */
  get unmet(): number {
    return this.#connections.length;
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }
}
