import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Machine, type MachineDependents, machineMutations, machineQueries } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { Loaded } from '@/shared/ui/loaded'
import { toast } from '@/shared/ui/toaster'
import { machineDetailsText } from '../text'

type RemoveMachineDialogProps = {
  machine: Machine
  /** Whether it is taken from everybody: a super user's. */
  fromAll: boolean
  /** Leads to its machines in service. */
  instances?: ReactNode
  onClose: () => void
  onRemoved: () => void
}

/** Deletes a model, or withdraws from it, "with what depends on it said first". Mount it only while it is open. */
export function RemoveMachineDialog({ machine, fromAll, instances, onClose, onRemoved }: RemoveMachineDialogProps) {
  const t = useText(machineDetailsText)
  const queryClient = useQueryClient()
  const dependents = useQuery(machineQueries.dependents(machine.id))
  const found = dependents.data
  const remove = useMutation({
    ...machineMutations.remove(machine.id),
    onSuccess: () => {
      // Refetched by the screens that follow, not by this one, whose machine is gone.
      void queryClient.invalidateQueries({ queryKey: machineQueries.all(), refetchType: 'none' })
      toast.success(t(found?.deletes_model ? 'removeDeleted' : 'givenUp', { machine: machine.name }))
      onRemoved()
    },
  })
  const isServed = found !== undefined && found.instances > 0

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('removeTitle', { machine: machine.name })}
      locked={remove.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={remove.isPending}>
            {t('keep')}
          </Button>
          {found && !isServed && (
            <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t(found.deletes_model ? 'delete' : 'reportRejected')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {remove.error && (
          <Callout tone="danger" announce>
            {remove.error.message}
          </Callout>
        )}
        <Loaded query={dependents}>
          {(counted) =>
            isServed ? (
              <Callout tone="warning" title={t('inUseTitle')} actions={instances}>
                {t(fromAll ? 'inUseOfAll' : 'inUse', { count: counted.instances })}
              </Callout>
            ) : (
              <WhatGoes dependents={counted} fromAll={fromAll} />
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}

const kinds = ['manuals', 'tasks', 'kits', 'operators', 'conversations'] as const

/** What removing does, and in figures what goes with it. */
function WhatGoes({ dependents, fromAll }: { dependents: MachineDependents; fromAll: boolean }) {
  const t = useText(machineDetailsText)
  const going = kinds.filter((kind) => dependents[kind] > 0)
  const effect = fromAll ? 'deleteForAllHelp' : dependents.deletes_model ? 'removeDeleteHelp' : 'giveUpHelp'
  return (
    <>
      <p>{t(effect)}</p>
      {going.length === 0 ? (
        <p>{t('nothingGoes')}</p>
      ) : (
        <div>
          <p className="font-semibold">{t('goes')}</p>
          <ul className="mt-1 list-disc pl-5">
            {going.map((kind) => (
              <li key={kind} className="figures">
                {t(kind, { count: dependents[kind] })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
