import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { type OperatorMachine, operatorMachineMutations, operatorMachineQueries } from '@/entities/operator-machine'
import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { SelectField } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { operatorMachinesText } from './text'
import { ThreadHistory } from './thread-history'

/** Who answers a thread, whether it is closed, and who did that. The dealership's staff change it. */
export function ThreadProgress({ operatorMachine }: { operatorMachine: OperatorMachine }) {
  const t = useText(operatorMachinesText)
  const { thread, removed_at } = operatorMachine
  const { data } = useQuery(operatorMachineQueries.progress(operatorMachine.id))
  const canChange = data !== undefined && data.staff.length > 0 && !removed_at
  const { assignee, status } = thread
  const isClosed = status === 'CLOSED'
  if (!canChange && !assignee && !isClosed && !data?.history.length) return null
  return (
    <div className="grid gap-3 border-b border-line pb-4">
      {isClosed && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{t('closed')}</Badge>
          {!removed_at && t(canChange ? 'closedForStaff' : 'closedForOperator')}
        </p>
      )}
      {canChange ? (
        <ChangeThread operatorMachine={operatorMachine} staff={data.staff} />
      ) : (
        assignee && <p>{t('assignedTo', { name: assignee.name })}</p>
      )}
      {data && data.history.length > 0 && <ThreadHistory events={data.history} />}
    </div>
  )
}

type ChangeThreadProps = { operatorMachine: OperatorMachine; staff: readonly { id: string; name: string }[] }

function ChangeThread({ operatorMachine: { id, thread }, staff }: ChangeThreadProps) {
  const t = useText(operatorMachinesText)
  const { version, assignee, status } = thread
  const { mutate, isPending, variables } = useMutation({
    ...operatorMachineMutations.changeThread(id),
    onError: ({ message }) => toast.error(message),
  })
  const chosen = isPending && variables.assignee_id !== undefined ? variables.assignee_id : assignee?.id
  // Whoever has left the staff stays named until somebody else is chosen.
  const isListed = !assignee || staff.some((one) => one.id === assignee.id)
  const people = isListed ? staff : [...staff, assignee]
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t('assignee')}
        placeholder={t('nobody')}
        options={people.map(({ id: value, name }) => ({ value, label: name }))}
        value={chosen ?? ''}
        disabled={isPending}
        onChange={({ target }) => mutate({ version, assignee_id: target.value || null })}
        className="min-w-0 grow"
      />
      {status === 'OPEN' ? (
        <Button
          icon={<CircleCheck aria-hidden />}
          pending={isPending}
          onClick={() => mutate({ version, status: 'CLOSED' })}
        >
          {t('closeThread')}
        </Button>
      ) : (
        <Button icon={<Undo2 aria-hidden />} pending={isPending} onClick={() => mutate({ version, status: 'OPEN' })}>
          {t('reopenThread')}
        </Button>
      )}
    </div>
  )
}
