import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { telematicsSourceMutations } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ImportDialog } from '../import/import-dialog'
import { instanceListText } from '../text'
import type { OwnerDialogProps } from '../use-instance-owners'
import { TelematicsReport } from './telematics-report'

const accept = '.xml,.json,application/xml,text/xml,application/json'

/** Hours from an ISO 15143-3 document: choose, import, and see what became of each machine. */
export function ImportTelematicsDialog({ organizationId, operators, onClose }: OwnerDialogProps) {
  const t = useText(instanceListText)
  const [operatorId, setOperatorId] = useState(organizationId ?? '')
  const [file, setFile] = useState<File>()
  const {
    mutate,
    reset,
    data: report,
    error,
    isPending,
  } = useMutation({
    ...telematicsSourceMutations.import(operatorId),
    // A file that could not be read has to be chosen again.
    onError: () => setFile(undefined),
  })

  function choose(chosen: File | undefined) {
    reset()
    setFile(chosen)
  }

  return (
    <ImportDialog
      title={t('telematicsTitle')}
      description={t('description')}
      file={{ label: t('file'), help: t('fileHelp'), accept, refusal: t('notDocument') }}
      template="hours"
      onFile={choose}
      operators={operators}
      operatorId={operatorId}
      onOperator={report ? undefined : setOperatorId}
      isBusy={isPending}
      isImporting={isPending}
      failure={error ? t('importFailed', { reason: error.message }) : undefined}
      onAnother={file && (() => choose(undefined))}
      submit={
        file &&
        operatorId !== '' &&
        !report && (
          <Button variant="primary" pending={isPending} onClick={() => mutate(file)}>
            {t('telematicsImport')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {report ? (
        <TelematicsReport report={report} />
      ) : (
        file && (
          <p className="wrap-anywhere">
            {t(operatorId === '' ? 'chooseOperatorFirstForStaff' : 'chosen', { file: file.name })}
          </p>
        )
      )}
    </ImportDialog>
  )
}
