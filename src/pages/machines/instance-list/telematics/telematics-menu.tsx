import { FileUp, SatelliteDish, ServerCog } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import type { SelectOption } from '@/shared/ui/select-field'
import { instanceListText } from '../text'
import { ImportTelematicsDialog } from './import-telematics-dialog'
import { TelematicsSourcesDrawer } from './telematics-sources-drawer'

type TelematicsMenuProps = {
  /** Whose machines are listed; undefined where a dealership has not chosen an operator. */
  organizationId: string | undefined
  operators: readonly SelectOption[] | undefined
  /** Whether the reader manages endpoints too. */
  mayManage: boolean
}

/** Hours that machines tell by themselves: from a document, or from endpoints that are read at intervals. */
export function TelematicsMenu({ organizationId, operators, mayManage }: TelematicsMenuProps) {
  const t = useText(instanceListText)
  const [asked, setAsked] = useState<'import' | 'sources'>()
  const stop = () => setAsked(undefined)
  const whose = { organizationId, operators, onClose: stop }
  return (
    <>
      <DropdownMenu
        trigger={<Button icon={<SatelliteDish aria-hidden />}>{t('telematics')}</Button>}
        actions={[
          { label: t('importHours'), icon: <FileUp aria-hidden />, onSelect: () => setAsked('import') },
          ...(mayManage
            ? [{ label: t('endpoints'), icon: <ServerCog aria-hidden />, onSelect: () => setAsked('sources') }]
            : []),
        ]}
      />
      {asked === 'import' && <ImportTelematicsDialog {...whose} />}
      {asked === 'sources' && <TelematicsSourcesDrawer {...whose} />}
    </>
  )
}
