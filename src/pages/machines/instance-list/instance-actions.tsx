import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { SelectOption } from '@/shared/ui/select-field'
import { PortalLinksButton } from './portal-links/portal-links-button'
import { TelematicsMenu } from './telematics/telematics-menu'
import { instanceListText } from './text'

type InstanceActionsProps = {
  /** The organization whose machines are listed; undefined until a dealership has chosen an operator. */
  organizationId: string | undefined
  operators: readonly SelectOption[] | undefined
  /** Whether the reader manages endpoints too. */
  mayManage: boolean
  onImport: () => void
  add: ReactNode
}

/** Every way in which machines and their hours come in. */
export function InstanceActions({ organizationId, operators, mayManage, onImport, add }: InstanceActionsProps) {
  const t = useText(instanceListText)
  return (
    <>
      <Button icon={<FileUp aria-hidden />} onClick={onImport}>
        {t('import')}
      </Button>
      <PortalLinksButton organizationId={organizationId} operators={operators} />
      <TelematicsMenu organizationId={organizationId} operators={operators} mayManage={mayManage} />
      {add}
    </>
  )
}
