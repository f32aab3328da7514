import { useQuery } from '@tanstack/react-query'
import { MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { type OperatorMachine, operatorMachineQueries } from '@/entities/operator-machine'
import { hasRole, userQueries } from '@/entities/user'
import type { AskedMachine } from '@/features/ask-assistant'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { LinkButton } from '@/shared/ui/link-button'
import { conversationText } from '../text'
import { AskDealerDialog } from './ask-dealer-dialog'
import { MachineLink } from './machine-link'

/** An answer that may not help: what was asked about which machine, and the answer as plain text. */
export type Asked = {
  machine: Pick<AskedMachine, 'id' | 'name' | 'serial_number'>
  question: string
  answer: string
  onOpenMachine: (machineId: string) => void
}

/**
 * What somebody can do where the manuals do not answer for certain. Staff add a manual. An operator's people send the
 * question to the dealership that assigned the machine ("offers to ask the dealer, which makes a message … that staff
 * answer there": behaviour, section 5); those who have none to ask are told what to have at hand.
 */
export function FurtherHelp({ onOpenMachine, ...asked }: Asked) {
  const machineId = asked.machine.id
  const t = useText(conversationText)
  // The person is known wherever somebody is signed in.
  const { data: user } = useQuery({ ...userQueries.me(), enabled: false })
  const isStaff = user !== undefined && hasRole(user, 'dealership-staff')
  const isOperator = user !== undefined && !isStaff
  const { data } = useQuery({ ...operatorMachineQueries.list({ machine_id: machineId }), enabled: isOperator })
  const assigned = isOperator ? (data?.items ?? []) : []
  if (isStaff) return <AddManual machineId={machineId} onOpenMachine={onOpenMachine} />
  if (assigned.length === 0) return <p>{t('askDealerHelp')}</p>
  return <AskDealer assigned={assigned} {...asked} />
}

type AddManualProps = Pick<Asked, 'onOpenMachine'> & { machineId: string }

function AddManual({ machineId, onOpenMachine }: AddManualProps) {
  const t = useText(conversationText)
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('addManualHelp')}</p>
      <MachineLink machineId={machineId} onOpen={onOpenMachine} />
    </div>
  )
}

type AskDealerProps = Omit<Asked, 'onOpenMachine'> & { assigned: readonly OperatorMachine[] }

function AskDealer(question: AskDealerProps) {
  const t = useText(conversationText)
  const [isAsking, setIsAsking] = useState(false)
  const [sentTo, setSentTo] = useState<OperatorMachine>()
  if (sentTo) {
    return (
      <div className="grid justify-items-start gap-3">
        <Callout tone="success" announce>
          {t('askDealerSent', { dealer: sentTo.dealership.name })}
        </Callout>
        <LinkButton href={`/operator-machines?thread=${sentTo.id}`}>{t('openMessages')}</LinkButton>
      </div>
    )
  }
  return (
    <div>
      <Button icon={<MessageSquareReply aria-hidden />} onClick={() => setIsAsking(true)} className="max-sm:w-full">
        {t('askDealer')}
      </Button>
      {isAsking && <AskDealerDialog {...question} onSent={setSentTo} onClose={() => setIsAsking(false)} />}
    </div>
  )
}
