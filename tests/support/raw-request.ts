import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** Opens a connection, for what no client would send. */
export async function openSocket(port: number, host = '127.0.0.1'): Promise<Socket> {
  const socket = connect(port, host)
  await once(socket, 'connect')
  return socket
}

/** Sends raw bytes and reads until the server closes the connection. */
export async function exchange(port: number, sent: string, host?: string): Promise<string> {
  const socket = await openSocket(port, host)
  socket.write(sent)
  return text(socket)
}

/** The statuses of all answers on a connection. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

/** Requests whose target is no path, for a server at `authority`. */
export function otherTargets(authority: string): [name: string, request: string][] {
  const request = (line: string, headers: string[] = [], version = 'HTTP/1.1') =>
    `${line} ${version}\r\n${['host: a', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`
  const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', 'sec-websocket-key: a']
  return [
    ['absolute form', request(`GET http://${authority}/sandbox/x`)],
    ['absolute form of HTTP/1.0', request(`GET http://${authority}/sandbox/x`, [], 'HTTP/1.0')],
    ['absolute form in capitals', request(`GET HTTP://${authority}/sandbox/x`)],
    ['absolute form of a secure server', request(`POST https://${authority}/sandbox/x`)],
    ['absolute form with a name before the host', request(`GET http://a@${authority}/sandbox/x`)],
    ['absolute form that expects to continue', request(`POST http://${authority}/sandbox/x`, ['expect: 100-continue'])],
    ['two slashes', request(`GET //${authority}/sandbox/x`)],
    ['a slash and a backslash', request(`GET /\\${authority}/sandbox/x`)],
    ['a backslash in the path', request('GET /sandbox\\..\\x')],
    ['authority form', request(`CONNECT ${authority}`)],
    ['authority form of another method', request(`GET ${authority}`)],
    ['a tunnel to a path', request('CONNECT /sandbox/x')],
    ['an asterisk', request('GET *')],
    ['a fragment', request('GET /sandbox/x#y')],
    ['another protocol in absolute form', request(`GET http://${authority}/socket.io/?transport=websocket`, upgrade)],
    ['another protocol with two slashes', request(`GET //${authority}/socket.io/?transport=websocket`, upgrade)],
    ['another protocol with a backslash', request('GET /socket.io/\\x?transport=websocket', upgrade)],
  ]
}
