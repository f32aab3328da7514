import { useState } from 'react'
import { OwnerField } from '@/entities/machine-instance'
import { TelematicsReport } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { FileDrop } from '@/shared/ui/file-drop'
import type { SelectOption } from '@/shared/ui/select-field'
import { instanceListText } from '../text'
import { useImportTelematics } from './use-import-telematics'

type ImportTelematicsDialogProps = {
  /** Whose machines they are, or become by choice. */
  organizationId: string | undefined
  /** A dealership says for which of its operators; undefined where there is nothing to choose. */
  operators: readonly SelectOption[] | undefined
  onClose: () => void
}

/** Hours from an ISO 15143-3 document: choose, import, and see what became of each machine. */
export function ImportTelematicsDialog({ organizationId, operators, onClose }: ImportTelematicsDialogProps) {
  const t = useText(instanceListText)
  const [operatorId, setOperatorId] = useState(organizationId ?? '')
  const { file, report, failure, isImporting, choose, run } = useImportTelematics(operatorId)

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('telematicsTitle')}
      description={t('description')}
      size="lg"
      locked={isImporting}
      actions={
        <>
          <Button onClick={onClose} disabled={isImporting}>
            {t('close')}
          </Button>
          {file && (
            <Button onClick={() => choose(undefined)} disabled={isImporting}>
              {t('another')}
            </Button>
          )}
          {file && !report && (
            <Button variant="primary" pending={isImporting} onClick={run}>
              {t('telematicsImport')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Callout tone="danger" announce>
            {t('importFailed', { reason: failure.message })}
          </Callout>
        )}
        {operators && !report && (
          <OwnerField operators={operators} value={operatorId} onChange={setOperatorId} disabled={isImporting} />
        )}
        {report ? (
          <TelematicsReport report={report} />
        ) : file ? (
          <p className="wrap-anywhere">{t('chosen', { file: file.name })}</p>
        ) : (
          <FileDrop
            label={t('file')}
            help={t('fileHelp')}
            accept=".xml,.json,application/xml,text/xml,application/json"
            disabled={operatorId === ''}
            onFiles={([first]) => choose(first)}
          />
        )}
      </div>
    </Dialog>
  )
}
