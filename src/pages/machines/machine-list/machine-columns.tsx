import { MessageCircleQuestion } from 'lucide-react'
import { type Machine, MachineLink, MachineStatusBadge } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { Column } from '@/shared/ui/data-table'
import { machineListText } from './text'

type Actions = { onOpen: (machineId: string) => void; onAsk: (machine: Machine) => void }

export function useMachineColumns({ onOpen, onAsk }: Actions): Column<Machine>[] {
  const t = useText(machineListText)
  return [
    {
      id: 'model',
      header: t('model'),
      sortable: true,
      onCard: 'title',
      cell: (machine) => (
        <span className="font-semibold">
          <MachineLink machine={machine} onOpen={onOpen}>
            {machine.model}
          </MachineLink>
        </span>
      ),
    },
    { id: 'brand', header: t('brand'), sortable: true, cell: ({ brand }) => brand },
    { id: 'type', header: t('type'), sortable: true, cell: ({ type }) => type },
    { id: 'manuals', header: t('manuals'), kind: 'number', cell: ({ manual_count }) => manual_count },
    {
      id: 'status',
      header: t('status'),
      kind: 'status',
      sortable: true,
      onCard: 'corner',
      cell: ({ status }) => <MachineStatusBadge status={status} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'footer',
      cell: (machine) => (
        <Button
          icon={<MessageCircleQuestion aria-hidden />}
          aria-label={t('askNamed', { machine: machine.name })}
          onClick={() => onAsk(machine)}
          className="max-sm:w-full"
        >
          {t('ask')}
        </Button>
      ),
    },
  ]
}
