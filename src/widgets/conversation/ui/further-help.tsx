import { useMutation, useQuery } from '@tanstack/react-query'
import { MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { type OperatorMachine, operatorMachineMutations, operatorMachineQueries } from '@/entities/operator-machine'
import { hasRole, userQueries } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { createTries } from '@/shared/lib/new-id'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { SelectField } from '@/shared/ui/select-field'
import { conversationText } from '../text'
import { MachineLink } from './machine-link'

/** What an answer is to: the question, and the machine that it is about. */
export type Asked = {
  machineId: string
  question: string
  onOpenMachine: (machineId: string) => void
}

/**
 * What somebody can do where the manuals do not answer for certain. Staff add a manual. An operator's people send the
 * question to the dealership that assigned the machine ("offers to ask the dealer, which makes a message … that staff
 * answer there": behaviour, section 5); those who have none to ask are told what to have at hand.
 */
export function FurtherHelp({ machineId, question, onOpenMachine }: Asked) {
  const t = useText(conversationText)
  // The person is known wherever somebody is signed in.
  const { data: user } = useQuery({ ...userQueries.me(), enabled: false })
  const isStaff = user !== undefined && hasRole(user, 'dealership-staff')
  const isOperator = user !== undefined && !isStaff
  const { data } = useQuery({ ...operatorMachineQueries.list({ machine_id: machineId }), enabled: isOperator })
  const assigned = isOperator ? (data?.items ?? []) : []
  if (isStaff) return <AddManual machineId={machineId} onOpenMachine={onOpenMachine} />
  if (assigned.length === 0) return <p>{t('askDealerHelp')}</p>
  return <AskDealer assigned={assigned} question={question} />
}

function AddManual({ machineId, onOpenMachine }: Omit<Asked, 'question'>) {
  const t = useText(conversationText)
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('addManualHelp')}</p>
      <MachineLink machineId={machineId} onOpen={onOpenMachine} />
    </div>
  )
}

function AskDealer({ assigned, question }: { assigned: readonly OperatorMachine[]; question: string }) {
  const t = useText(conversationText)
  const [chosen, setChosen] = useState<string>()
  const target = assigned.find(({ id }) => id === chosen) ?? assigned[0]
  const [tries] = useState(createTries)
  const { mutate, isPending, isSuccess, error } = useMutation(operatorMachineMutations.send(tries))
  if (!target) return null
  if (isSuccess) {
    return (
      <Callout tone="success" announce>
        {t('askDealerSent', { dealer: target.dealership.name })}
      </Callout>
    )
  }
  return (
    <div className="grid gap-3">
      {error && (
        <Callout tone="danger" announce>
          {error.message}
        </Callout>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {assigned.length > 1 && (
          <SelectField
            label={t('dealer')}
            value={target.id}
            onChange={({ target: { value } }) => setChosen(value)}
            options={assigned.map(({ id, dealership }) => ({ value: id, label: dealership.name }))}
            className="sm:w-64"
          />
        )}
        <Button
          icon={<MessageSquareReply aria-hidden />}
          pending={isPending}
          onClick={() => mutate({ id: target.id, body: question })}
          className="max-sm:w-full"
        >
          {t('askDealer')}
        </Button>
      </div>
    </div>
  )
}
