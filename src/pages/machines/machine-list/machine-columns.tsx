import { MessageCircleQuestion } from 'lucide-react'
import { type Machine, MachineLink, MachineStatusBadge, machineText } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { Column } from '@/shared/ui/data-table'
import { machineListText } from './text'

type Actions = { onOpen: (machineId: string) => void; onAsk: (machine: Machine) => void }

export function useMachineColumns({ onOpen, onAsk }: Actions): Column<Machine>[] {
  const t = useText(machineListText)
  const words = useText(machineText)
  return [
    {
      id: 'model',
      value: ({ model }) => model,
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
    { id: 'brand', value: ({ brand }) => brand, header: t('brand'), sortable: true, cell: ({ brand }) => brand },
    { id: 'type', value: ({ type }) => type, header: t('type'), sortable: true, cell: ({ type }) => type },
    {
      id: 'manuals',
      value: ({ manual_count }) => manual_count,
      header: t('manuals'),
      kind: 'number',
      cell: ({ manual_count }) => manual_count,
    },
    {
      id: 'status',
      value: ({ status }) => words(status),
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
