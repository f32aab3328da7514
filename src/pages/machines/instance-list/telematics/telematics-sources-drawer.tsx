import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, SatelliteDish } from 'lucide-react'
import { useState } from 'react'
import { machineInstanceQueries, OwnerField } from '@/entities/machine-instance'
import { telematicsSourceQueries } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { instanceListText } from '../text'
import type { OwnerDialogProps } from '../use-instance-owners'
import { SourceCard } from './source-card'
import { SourceDialog } from './source-dialog'

/** The endpoints that hours are polled from, each with credentials of its organization. */
export function TelematicsSourcesDrawer({ organizationId, operators, onClose }: OwnerDialogProps) {
  const t = useText(instanceListText)
  const queryClient = useQueryClient()
  const [operatorId, setOperatorId] = useState(organizationId ?? '')
  function close() {
    // What was read meanwhile shows in the lists beneath.
    void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() })
    onClose()
  }
  return (
    <Drawer open onOpenChange={close} title={t('sourceTitle')}>
      <div className="grid gap-5">
        <p className="text-ink-muted">{t('sourceSummary')}</p>
        {operators && <OwnerField operators={operators} value={operatorId} onChange={setOperatorId} />}
        {operatorId !== '' && <SourceList key={operatorId} organizationId={operatorId} />}
      </div>
    </Drawer>
  )
}

/** The endpoints of an operator. */
function SourceList({ organizationId }: { organizationId: string }) {
  const t = useText(instanceListText)
  const [isAdding, setIsAdding] = useState(false)
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <Loaded query={useQuery(telematicsSourceQueries.list(organizationId))}>
        {(sources) =>
          sources.length === 0 ? (
            <EmptyState title={t('sourceEmptyTitle')} icon={SatelliteDish} action={add}>
              {t('sourceEmpty')}
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              {sources.map((source) => (
                <SourceCard key={source.id} organizationId={organizationId} source={source} />
              ))}
              {add}
            </div>
          )
        }
      </Loaded>
      {isAdding && <SourceDialog organizationId={organizationId} onClose={() => setIsAdding(false)} />}
    </>
  )
}
