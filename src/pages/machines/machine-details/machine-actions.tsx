import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Machine } from '@/entities/machine'
import { hasRole } from '@/entities/user'
import { MachineDialog } from '@/features/edit-machine'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { RowMenu } from '@/shared/ui/row-menu'
import { RemoveMachineDialog } from './removal/remove-machine-dialog'
import { machineDetailsText } from './text'

type MachineActionsProps = {
  machine: Machine
  /** Leads to the single machines of this model. */
  instances: ReactNode
  onRemoved: () => void
}

/** A dealership that has the model can remove it; the one that created it, or a super user, can also change it. */
export function MachineActions({ machine, instances, onRemoved }: MachineActionsProps) {
  const t = useText(machineDetailsText)
  const user = useUser()
  const [asked, setAsked] = useState<'edit' | 'remove'>()
  const stop = () => setAsked(undefined)
  if (!hasRole(user, 'dealership-staff')) return null
  return (
    <>
      {machine.can_manage && (
        <Button icon={<Pencil aria-hidden />} onClick={() => setAsked('edit')}>
          {t('edit')}
        </Button>
      )}
      <div className="grow-0!">
        <RowMenu
          name={machine.name}
          actions={[
            {
              label: t('remove', { machine: machine.name }),
              icon: <Trash2 aria-hidden />,
              destructive: true,
              onSelect: () => setAsked('remove'),
            },
          ]}
        />
      </div>
      {asked === 'edit' && <MachineDialog machine={machine} onClose={stop} />}
      {asked === 'remove' && (
        <RemoveMachineDialog
          machine={machine}
          fromAll={user.is_superuser}
          instances={instances}
          onClose={stop}
          onRemoved={onRemoved}
        />
      )}
    </>
  )
}
