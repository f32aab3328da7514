import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { machineInstanceQueries, OwnerField } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Drawer } from '@/shared/ui/drawer'
import type { SelectOption } from '@/shared/ui/select-field'
import { instanceListText } from '../text'
import { SourceList } from './source-list'

type TelematicsSourcesDrawerProps = {
  /** Whose endpoints they are, or become by choice. */
  organizationId: string | undefined
  /** A dealership says for which of its operators; undefined where there is nothing to choose. */
  operators: readonly SelectOption[] | undefined
  onClose: () => void
}

/** The endpoints that hours are polled from, each with credentials of its organization. */
export function TelematicsSourcesDrawer({ organizationId, operators, onClose }: TelematicsSourcesDrawerProps) {
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
