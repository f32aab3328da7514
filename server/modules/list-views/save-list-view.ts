import type { Transaction } from '../../db/connection'
import { assertRoomForView, type ListView, type ListViewSettings, viewExists } from './list-view'
import { insertView, lockAndCountViews } from './list-view.repository'

interface SaveListView extends ListViewSettings {
  personId: string
  list: string
}

/** @throws DomainError conflict where the person has a view of that name, or as many of the list as there may be */
export async function saveListView(trx: Transaction, { personId, list, ...settings }: SaveListView): Promise<ListView> {
  assertRoomForView(await lockAndCountViews(trx, personId, list))
  const view = await insertView(trx, { ...settings, list, personId })
  if (!view) throw viewExists(settings.name)
  return view
}
