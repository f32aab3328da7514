import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { conversationQueries } from '@/entities/conversation'
import { asChosen, chosenMachineStore, machineQueries, useStoredMachine } from '@/entities/machine'
import type { AskSearch, ChangeSearch } from './ask-search'

/**
 * The machine that is asked about: the address's, that of the address's conversation, otherwise the one chosen on this
 * device. An address that names a
 * machine chooses it; choosing another one elsewhere on the screen changes the address and leaves the conversation.
 */
export function useAskedMachine(search: AskSearch, onSearch: ChangeSearch) {
  const chosen = useStoredMachine()
  const isOfConversation = search.machine === undefined && search.conversation !== undefined
  const conversation = useQuery({
    ...conversationQueries.detail(search.conversation ?? ''),
    enabled: isOfConversation,
  })
  const wanted = search.machine ?? (isOfConversation ? conversation.data?.machine_id : undefined)
  const id = isOfConversation && conversation.isPending ? undefined : (wanted ?? chosen?.id)
  const query = useQuery({ ...machineQueries.detail(id ?? ''), enabled: id !== undefined })
  const machine = query.data

  const chooseWanted = useEffectEvent(() => {
    if (machine && machine.id === wanted && chosen?.id !== wanted) chosenMachineStore.write(asChosen(machine))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address chooses, not every other choice
  useEffect(() => chooseWanted(), [wanted, machine])

  const before = useRef(chosen?.id)
  const follow = useEffectEvent((next: string | undefined) => {
    if (next === before.current) return
    before.current = next
    if (next !== undefined && next !== wanted) {
      onSearch({ machine: next, conversation: undefined, manual: undefined, page: undefined })
    }
  })
  useEffect(() => follow(chosen?.id), [chosen?.id])

  const serial = chosen?.id === id ? (chosen?.serial_number ?? '') : ''
  return {
    machine,
    asked: machine && asChosen(machine, serial),
    isChosen: id !== undefined || (isOfConversation && conversation.isPending),
    error: query.error,
    retry: () => void query.refetch(),
  }
}
