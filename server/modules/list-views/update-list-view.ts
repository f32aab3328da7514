import type { Transaction } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import { type ListView, type ListViewSettings, viewExists } from './list-view'
import { updateView } from './list-view.repository'

interface UpdateListView extends ListViewSettings {
  personId: string
  id: string
}

/** @throws DomainError not found, or conflict where another view of the person has the name */
export async function updateListView(trx: Transaction, update: UpdateListView): Promise<ListView> {
  const view = await updateView(trx, update)
  if (!view) throw notFound('View')
  if (view === 'name-taken') throw viewExists(update.name)
  return view
}
