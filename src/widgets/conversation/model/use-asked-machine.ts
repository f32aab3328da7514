import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { conversationQueries } from '@/entities/conversation'
import { asChosen, type ChosenMachine, chosenMachineStore, machineQueries, useStoredMachine } from '@/entities/machine'
import { useMachineAtHand } from '@/features/choose-machine'
import type { AskSearch, ChangeSearch } from './ask-search'

/**
 * The machine that is asked about: the address's, that of the address's conversation, otherwise the one at hand. An address that names a machine chooses it; choosing another one, or another serial number, elsewhere on the
 * screen changes the address and leaves the conversation, whose answers may come from manuals that do not apply now.
 *
 * @param question is asked again about the machine that is chosen
 */
export function useAskedMachine(search: AskSearch, onSearch: ChangeSearch, question?: string) {
  const chosen = useStoredMachine()
  const isOfConversation = search.machine === undefined && search.conversation !== undefined
  const conversation = useQuery({
    ...conversationQueries.detail(search.conversation ?? ''),
    enabled: isOfConversation,
  })
  const isNamed = search.machine !== undefined || search.conversation !== undefined
  const atHand = useMachineAtHand({ isNeeded: !isNamed })
  const wanted = search.machine ?? (isOfConversation ? (conversation.data?.machine_id ?? undefined) : undefined)
  // A conversation without a machine stays one, whatever is chosen.
  const isWithout = isOfConversation && (conversation.isPending || conversation.data?.machine_id === null)
  const id = isWithout ? undefined : (wanted ?? chosen?.id ?? atHand.machine?.id)
  const query = useQuery({ ...machineQueries.detail(id ?? ''), enabled: id !== undefined })
  const machine = query.data

  const chooseWanted = useEffectEvent(() => {
    if (!machine || machine.id !== wanted) return
    const isOtherSerial = search.serial !== undefined && search.serial !== chosen?.serial_number
    if (chosen?.id !== wanted || isOtherSerial) chosenMachineStore.write(asChosen(machine, search.serial))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address chooses, not every other choice
  useEffect(() => chooseWanted(), [wanted, search.serial, machine])

  const before = useRef(chosen)
  const follow = useEffectEvent((next: ChosenMachine | null) => {
    const last = before.current
    before.current = next
    if (!next) return
    const isOtherMachine = next.id !== last?.id && next.id !== wanted
    const isOtherSerial =
      next.id === last?.id && next.serial_number !== last.serial_number && next.serial_number !== search.serial
    if (isOtherMachine || isOtherSerial) {
      // The first one leaves no step behind to a screen without any, which would choose it again.
      onSearch(
        {
          machine: next.id,
          serial: undefined,
          conversation: undefined,
          manual: undefined,
          page: undefined,
          ...(question !== undefined && { q: question }),
        },
        last || question !== undefined ? 'push' : 'replace',
      )
    }
  })
  useEffect(() => follow(chosen), [chosen])

  const ofChosen = chosen && chosen.id === id ? { serial_number: chosen.serial_number, instance: chosen.instance } : {}
  return {
    machine,
    chosen,
    asked: machine && { ...asChosen(machine), ...ofChosen },
    isChosen: id !== undefined || (isOfConversation && conversation.isPending) || atHand.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  }
}
