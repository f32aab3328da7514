import { storageKeys } from '@/shared/config'
import { fieldOf, parsed, wordOf } from '@/shared/lib/unknown-value'
import type { Machine } from './machine'

/** The machine that questions are about, with the serial number that the person asks about; null for the whole model. */
export type ChosenMachine = Pick<Machine, 'id' | 'brand' | 'model' | 'name' | 'leaf_node_id' | 'storage_key'> & {
  serial_number: string | null
  /** The physical machine, with what its people call it; null where only a model was chosen. */
  instance: { id: string; name: string } | null
}

/** What people call a chosen machine: its own name where it has one. */
export const chosenTitle = ({ instance, name }: ChosenMachine): string => instance?.name.trim() || name

/**
 * A machine as it is chosen.
 *
 * @param serialNumber as typed; empty means the whole model
 */
export function asChosen(machine: Machine, serialNumber = ''): ChosenMachine {
  const { id, brand, model, name, leaf_node_id, storage_key } = machine
  const serial_number = serialNumber.trim() || null
  return { id, brand, model, name, leaf_node_id, storage_key, serial_number, instance: null }
}

/** Parses the chosen machine from stored text, which another version of the app may have written; null when invalid. */
export function parseChosen(text: string | null): ChosenMachine | null {
  const stored = parsed(text)
  const word = (key: keyof ChosenMachine) => wordOf(stored, key)
  const instanceId = wordOf(fieldOf(stored, 'instance'), 'id')
  const id = word('id')
  const name = word('name')
  if (!id || !name) return null
  return {
    id,
    name,
    brand: word('brand') ?? '',
    model: word('model') ?? '',
    leaf_node_id: word('leaf_node_id') ?? id,
    storage_key: word('storage_key') ?? '',
    serial_number: word('serial_number') ?? null,
    instance: instanceId ? { id: instanceId, name: wordOf(fieldOf(stored, 'instance'), 'name') ?? '' } : null,
  }
}

/** Stored on this device under the specification's key `selected machine`; all tabs follow. */
export const chosenMachineStore = {
  /** The stored text itself: it stays the same value as long as nothing changes. */
  read: (): string | null => {
    try {
      return localStorage.getItem(storageKeys.selectedMachine)
    } catch {
      return null
    }
  },
  write: (machine: ChosenMachine | null): void => {
    try {
      if (machine) localStorage.setItem(storageKeys.selectedMachine, JSON.stringify(machine))
      else localStorage.removeItem(storageKeys.selectedMachine)
    } catch {
      // A full or forbidden storage: the person chooses again on the next visit.
    }
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === storageKeys.selectedMachine || key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', fromOtherTab)
    }
  },
}

const listeners = new Set<() => void>()
