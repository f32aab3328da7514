import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { nextTask } from '../next-task'

type Walk = {
  /** The records of the page that was shown last, in its order. */
  ids: readonly string[]
  /** The address that it had. */
  search: object
}

const walks = new Map<string, Walk>()

/** The record whose row is to have the focus once its list is shown again. */
let returning: { path: string; id: string } | undefined

/** Where somebody is who opened a record from the list at a path. */
export function placeInList(path: string, id: string) {
  const { ids, search } = walks.get(path) ?? { ids: [], search: {} }
  const index = ids.indexOf(id)
  return { search, previous: ids[index - 1], next: index < 0 ? undefined : ids[index + 1] }
}

/** The list at a path is about to be shown again, and goes on at a record. */
export function returnToRow(path: string, id: string): void {
  returning = { path, id }
}

/** Has the browser's Back from a record lead to its row, as the link to the list does. */
export function useReturnByHistory(path: string, id: string): void {
  const router = useRouter({ warn: false })
  useEffect(
    () =>
      router?.history.subscribe(({ location, action }) => {
        if (action.type !== 'PUSH' && action.type !== 'REPLACE' && location.pathname === path) returnToRow(path, id)
      }),
    [router, path, id],
  )
}

/**
 * Remembers what a list shows, so that its records can be gone through one by one, and goes on at the row of the record
 * that somebody comes back from.
 */
export function useListWalk(path: string, search: object, rows: readonly { id: string }[] | undefined): void {
  useEffect(() => {
    if (!rows) return
    const ids = rows.map(({ id }) => id)
    walks.set(path, { ids, search })
    const index = returning?.path === path ? ids.indexOf(returning.id) : -1
    returning = undefined
    if (index < 0) return
    // After a navigation the focus moves to the page first.
    void nextTask().then(() => document.querySelector<HTMLElement>(`[data-row="${index}"][tabindex]`)?.focus())
  }, [path, search, rows])
}
