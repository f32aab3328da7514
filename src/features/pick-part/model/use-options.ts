import { type KeyboardEvent, useState } from 'react'

/** As many as are compared at a glance; a longer list is searched instead. */
export const OFFERED = 20

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(count - 1, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
}

type Options<Item> = {
  items: readonly Item[]
  typed: string
  setTyped: (typed: string) => void
  onPick: (item: Item) => void
}

/**
 * The list below a search field: arrows move, Enter picks, Escape closes. What is picked empties the field, so that the next
 * one can be typed at once.
 */
export function useOptions<Item>({ items, typed, setTyped, onPick }: Options<Item>) {
  const [active, setActive] = useState(0)
  const [closed, setClosed] = useState(false)
  const open = !closed && typed.trim() !== ''
  const index = Math.min(active, items.length - 1)

  function type(text: string) {
    setTyped(text)
    setActive(0)
    setClosed(false)
  }

  function pick(item: Item | undefined) {
    if (!item) return
    onPick(item)
    type('')
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key]
    // Escape closes the list first, and only then the dialog around it.
    if (event.key === 'Escape' && open) event.stopPropagation()
    if (event.key === 'Escape') setClosed(true)
    else if (event.key === 'Enter' && open) pick(items[index])
    else if (move && open) setActive(move(index, items.length))
    else return
    if (open) event.preventDefault()
  }

  return { open, index, type, pick, onKeyDown, close: () => setClosed(true) }
}
