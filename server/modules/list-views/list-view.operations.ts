import type { components } from '#contract/platform'
import type { Database } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import type { ListView } from './list-view'
import { deleteView, listViews } from './list-view.repository'
import { saveListView } from './save-list-view'
import { updateListView } from './update-list-view'

/** The caller's own views of lists. */
export function listViewOperations({ db, transact }: { db: Database; transact: Transact }) {
  return {
    listListViews: async ({ query, caller }) => {
      const { page, limit, list } = query
      const { items, total } = await listViews(db, caller.userId, list, page, limit)
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    saveListView: async ({ body, caller }) => {
      const { hidden_columns: hiddenColumns, ...settings } = body
      const view = await transact((trx) => saveListView(trx, { ...settings, hiddenColumns, personId: caller.userId }))
      return { status: 201, body: toWire(view) }
    },

    updateListView: async ({ path, body, caller }) => {
      const { hidden_columns: hiddenColumns, ...settings } = body
      const update = { ...settings, hiddenColumns, id: path.id, personId: caller.userId }
      const view = await transact((trx) => updateListView(trx, update))
      return { status: 200, body: toWire(view) }
    },

    deleteListView: async ({ path, caller }) => {
      if (!(await deleteView(db, caller.userId, path.id))) throw notFound('View')
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'listListViews' | 'saveListView' | 'updateListView' | 'deleteListView'>
}

const toWire = ({ hiddenColumns, ...view }: ListView): components['schemas']['ListView'] => ({
  ...view,
  hidden_columns: hiddenColumns,
})
