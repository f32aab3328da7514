import type { Visitor } from '../../support/visitor'
import type { Described } from '../documents'
import type { Call } from './rows'

/** Makes the call of a row: its operation says by which method. */
export function send(visitor: Visitor, { name }: Described, { url, payload = {}, file }: Call, headers = {}) {
  const method = name.split(' ')[0] ?? ''
  if (file) return visitor.postForm(url, { ...payload }, file, headers)
  return method === 'GET' || method === 'DELETE'
    ? visitor.send(method, url)
    : visitor.send(method, url, { payload, headers })
}
