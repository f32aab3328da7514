import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asChosen, type Machine, machineQueries } from '@/entities/machine'
import { useChosenMachine } from './use-chosen-machine'

/** What is being chosen in the dialog; it begins with the machine and the serial number that are chosen now. */
export function useChoice() {
  const { machine: chosen, choose } = useChosenMachine()
  const { data: current } = useQuery({ ...machineQueries.detail(chosen?.id ?? ''), enabled: chosen !== null })
  const [picked, setPicked] = useState<Machine>()
  const [typed, setTyped] = useState<string>()

  const selected = picked ?? (chosen ? current : undefined)
  const knownSerialNumber = selected?.id === chosen?.id ? chosen?.serial_number : undefined
  const serialNumber = typed ?? knownSerialNumber ?? ''

  return {
    selected,
    serialNumber,
    pick: (machine: Machine) => {
      if (machine.id !== selected?.id) setTyped(undefined)
      setPicked(machine)
    },
    typeSerialNumber: setTyped,
    reset: () => {
      setPicked(undefined)
      setTyped(undefined)
    },
    /** Makes it the chosen machine; undefined when nothing is selected. */
    confirm: () => {
      if (!selected) return undefined
      const machine = asChosen(selected, serialNumber)
      choose(machine)
      return machine
    },
  }
}
