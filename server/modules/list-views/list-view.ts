import { conflict } from '../../domain/domain-error'

/** How one person likes to see a list: its search parameters, and the appearance of its table. */
export interface ListView extends ListViewSettings {
  id: string
  /** The list's own address, such as `/emails`. */
  list: string
}

export interface ListViewSettings {
  name: string
  search: Record<string, string | number>
  hiddenColumns: string[]
  density: 'comfortable' | 'compact'
}

/** More views of one list than anybody finds their way in. */
const MAX_VIEWS = 50

export function assertRoomForView(count: number): void {
  if (count < MAX_VIEWS) return
  throw conflict('too_many_views', {
    en: `A list has at most ${MAX_VIEWS} saved views. Delete one first.`,
    es: `Una lista tiene como máximo ${MAX_VIEWS} vistas guardadas. Elimine una primero.`,
  })
}

export const viewExists = (name: string) =>
  conflict('view_exists', {
    en: `You have a view named “${name.trim()}” already.`,
    es: `Ya tiene una vista llamada «${name.trim()}».`,
  })
