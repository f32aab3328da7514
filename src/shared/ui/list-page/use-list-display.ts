import { useState } from 'react'
import type { Density } from '@/shared/lib/saved-views'
import { storedValue } from '@/shared/lib/unknown-value'

/** The display settings of a list for one person on one device. */
export type ListDisplay = { hiddenColumns: readonly string[]; density: Density }

const initialDisplay: ListDisplay = { hiddenColumns: [], density: 'comfortable' }

/** The display settings of a list, stored on this device. */
export function useListDisplay(path: string) {
  const key = `list look ${path}`
  const [display, setDisplay] = useState(() => readDisplay(key))
  return {
    display,
    changeDisplay: (change: Partial<ListDisplay>) => {
      const next = { ...display, ...change }
      setDisplay(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Without storage the setting lasts until the page is closed.
      }
    },
  }
}

function readDisplay(key: string): ListDisplay {
  const stored = storedValue(key)
  return isDisplay(stored) ? stored : initialDisplay
}

function isDisplay(value: unknown): value is ListDisplay {
  if (typeof value !== 'object' || value === null || !('hiddenColumns' in value) || !('density' in value)) return false
  const { hiddenColumns, density } = value
  const areNames = Array.isArray(hiddenColumns) && hiddenColumns.every((id) => typeof id === 'string')
  return areNames && (density === 'comfortable' || density === 'compact')
}
