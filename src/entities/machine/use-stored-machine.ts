import { useMemo, useSyncExternalStore } from 'react'
import { type ChosenMachine, chosenMachineStore, parseChosen } from './chosen-machine'

/** The machine chosen on this device, as a subscription; null when none is. */
export function useStoredMachine(): ChosenMachine | null {
  const text = useSyncExternalStore(chosenMachineStore.subscribe, chosenMachineStore.read)
  return useMemo(() => parseChosen(text), [text])
}
