import { useState } from 'react'
import type { Density } from '@/shared/lib/saved-views'

/** The display settings of a list for one person on one device. */
export type ListLook = { hiddenColumns: readonly string[]; density: Density }

const initialLook: ListLook = { hiddenColumns: [], density: 'comfortable' }

/** The display settings of a list, stored on this device. */
export function useListLook(path: string) {
  const key = `list look ${path}`
  const [look, setLook] = useState(() => readLook(key))
  return {
    look,
    changeLook: (change: Partial<ListLook>) => {
      const next = { ...look, ...change }
      setLook(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Without storage the setting lasts until the page is closed.
      }
    },
  }
}

function readLook(key: string): ListLook {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isLook(stored) ? stored : initialLook
  } catch {
    return initialLook
  }
}

function isLook(value: unknown): value is ListLook {
  if (typeof value !== 'object' || value === null || !('hiddenColumns' in value) || !('density' in value)) return false
  const { hiddenColumns, density } = value
  const areNames = Array.isArray(hiddenColumns) && hiddenColumns.every((id) => typeof id === 'string')
  return areNames && (density === 'comfortable' || density === 'compact')
}
