import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { removeStoredConversation } from '@/entities/conversation'
import { type ChosenMachine, chosenMachineStore, machineQueries, useStoredMachine } from '@/entities/machine'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { isRefusal } from '@/shared/api'

type Choosing = {
  /** Null while none is chosen. */
  machine: ChosenMachine | null
  choose: (machine: ChosenMachine | null) => void
}

/**
 * The machine that questions are about. Choosing another one, or another serial number, ends the conversation that is
 * open on this device: other manuals may apply.
 *
 * One that this person may not see, such as the choice of whoever used this device before, is forgotten.
 */
export function useChosenMachine(): Choosing {
  const machine = useStoredMachine()
  const model = useQuery({ ...machineQueries.detail(machine?.id ?? ''), enabled: machine !== null })
  const instanceId = machine?.instance?.id
  const instance = useQuery({
    ...machineInstanceQueries.detail(instanceId ?? ''),
    enabled: instanceId !== undefined,
  })
  const isMissing = ({ error }: { error: Error | null }) => isRefusal(error, 404)
  const isGone = machine !== null && (isMissing(model) || isMissing(instance))

  useEffect(() => {
    if (isGone) chosenMachineStore.write(null)
  }, [isGone])

  // Where a machine was chosen by its serial number, only its model knows how the manuals are filed.
  useEffect(() => {
    if (!machine || !model.data) return
    const { leaf_node_id, storage_key } = model.data
    if (machine.leaf_node_id === leaf_node_id && machine.storage_key === storage_key) return
    chosenMachineStore.write({ ...machine, leaf_node_id, storage_key })
  }, [machine, model.data])

  function choose(next: ChosenMachine | null) {
    if (machine && (next?.id !== machine.id || next.serial_number !== machine.serial_number)) removeStoredConversation()
    chosenMachineStore.write(next)
  }

  return { machine: isGone ? null : machine, choose }
}
