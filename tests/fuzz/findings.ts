import type { Described } from '../contract/documents'
import type { FuzzRequest } from './requests'

interface Answer {
  status: number
  type: string
  text: string
  /** Whether it may contain what belongs to others, as they have been joined meanwhile. */
  isShared: boolean
}

/** Who calls, and what only others' answers may contain. */
export interface Actor {
  name: string
  foreign: RegExp | undefined
}

const MAX_SHOWN = 600

/** Collects what no answer may be, once for each operation and kind. */
export function createFindings() {
  const found = new Map<string, string>()

  function judge(
    operation: Described,
    { name, foreign }: Actor,
    request: FuzzRequest,
    answer: Answer,
    cause = '',
  ): void {
    const { status, type, text, isShared } = answer
    const report = (kind: string) => {
      const key = `${operation.name}: ${kind}`
      const { method, url, headers, payload = '' } = request
      const shown = `${method} ${url} ${JSON.stringify(headers)} ${String(payload).slice(0, MAX_SHOWN)}`
      if (!found.has(key))
        found.set(key, `${key}\n    as ${name}: ${shown}\n    ${(cause || text).slice(0, MAX_SHOWN)}`)
    }
    if (status >= 500) report(`${status}${cause && ` ${cause.split('\n')[0]?.slice(0, 160)}`}`)
    else if (!(String(status) in operation.responses)) report(`undocumented ${status}`)
    if (status >= 400 && !type.startsWith('application/problem+json')) report(`${status} without problem details`)
    // Whoever has the token of a link sees what it is about, whoever else they are.
    const isOpen = ['public', 'token'].includes(operation['x-access'])
    const isForeign = foreign?.test(text) && !foreign.test(`${request.url} ${request.payload ?? ''}`)
    if (status < 300 && !isOpen && !isShared && isForeign) {
      report(`a foreign row: ${foreign?.exec(text)?.[0]}`)
    }
  }
  return { judge, list: () => [...found.values()] }
}
