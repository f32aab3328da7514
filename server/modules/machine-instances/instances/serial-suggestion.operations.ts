import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { findModels } from './model.repository'
import { MAX_SUGGESTIONS, suggestionsFor } from './serial-suggestion'
import { findByPrefix } from './serial-suggestion.repository'

export function serialSuggestionOperations(db: Database) {
  return {
    suggestSerialNumbers: async ({ path, query: { prefix }, caller }) => {
      const [model] = await findModels(db, caller, path.id)
      if (!model) throw notFound('Machine')
      const items = suggestionsFor(prefix, await findByPrefix(db, caller, model.id, prefix), model.variants)
      return { status: 200, body: { items, total: items.length, page: 1, limit: MAX_SUGGESTIONS } }
    },
  } satisfies Pick<PlatformHandlers, 'suggestSerialNumbers'>
}
