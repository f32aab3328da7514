import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Contract, Operation } from './contract'
import { invalid } from './problem'
import { compileForm } from './validation'

/** Refuses a request whose headers are not as the contract describes them for the operation. */
export function checkHeaders({ document }: Contract, { parameters = [] }: Operation): preHandlerAsyncHookHandler[] {
  const named = parameters
    .map((one) => (one.$ref ? document.components.parameters?.[one.$ref.split('/').at(-1) ?? ''] : one))
    .flatMap((one) => (one?.in === 'header' && one.name && one.schema ? [[one.name, one.schema] as const] : []))
  if (named.length === 0) return []
  const properties = Object.fromEntries(named.map(([name, schema]) => [name.toLowerCase(), schema]))
  const check = compileForm({ type: 'object', properties })
  return [
    async ({ headers }) => {
      const errors = check({ ...headers })
      if (errors.length > 0) {
        throw invalid(errors.map(({ path, message }) => ({ path: path.replace(/^body/, 'header'), message })))
      }
    },
  ]
}
