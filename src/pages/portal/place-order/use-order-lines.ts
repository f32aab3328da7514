import { useState } from 'react'

export type Line = { part_id: string; part_number: string; description: string; quantity: number }

/** The lines of an order by a link. They survive a reload, until the browser's tab is closed. */
export function useOrderLines(token: string) {
  const key = `yardhand.place-order.${token}`
  const [lines, setLines] = useState<Line[]>(() => readLines(sessionStorage.getItem(key)))
  const store = (next: Line[]) => {
    setLines(next)
    sessionStorage.setItem(key, JSON.stringify(next))
  }
  return {
    lines,
    /** What is in the order already has its quantity raised. */
    add(added: readonly Line[]) {
      const next = new Map(lines.map((line) => [line.part_id, line]))
      for (const line of added) {
        const quantity = line.quantity + (next.get(line.part_id)?.quantity ?? 0)
        next.set(line.part_id, { ...line, quantity })
      }
      store([...next.values()])
    },
    change: (partId: string, quantity: number) =>
      store(lines.map((line) => (line.part_id === partId ? { ...line, quantity } : line))),
    remove: (partId: string) => store(lines.filter(({ part_id }) => part_id !== partId)),
    clear: () => store([]),
  }
}

function readLines(stored: string | null): Line[] {
  try {
    const lines: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(lines) ? lines.filter(isLine) : []
  } catch {
    return []
  }
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  'part_id' in value &&
  'part_number' in value &&
  'description' in value &&
  'quantity' in value &&
  Number.isInteger(value.quantity)
