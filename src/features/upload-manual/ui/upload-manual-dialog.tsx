import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { FileDrop } from '@/shared/ui/file-drop'
import { type DescribedMachine, emptyDetails, type ManualDetails } from '../model/manual-details'
import { mistakeIn, nameOfFile } from '../model/manual-file'
import type { UploadedManual } from '../model/upload-manual.machine'
import { useUploadManual } from '../model/use-upload-manual'
import { uploadManualText } from '../text'
import { ChosenFile } from './chosen-file'
import { DetailsFields } from './details-fields'

type UploadManualDialogProps = {
  /** Undefined until it is chosen. */
  machine: DescribedMachine | undefined
  /** Chooses the machine, or shows which one was chosen, where the page does not say it. */
  choice?: ReactNode
  organizationName: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the saved manual, whose processing has started. */
  onUploaded: (manual: UploadedManual) => void
}

const adviceOf = { retry: 'failedAdvice', duplicate: 'duplicateAdvice', not_pdf: 'notPdf' } as const

/**
 * The specification's modal for uploading a manual.
 *
 * Leave it mounted while it is closed: the chosen file and the input remain until they are uploaded.
 */
export function UploadManualDialog({
  machine,
  choice,
  organizationName,
  open,
  onOpenChange,
  onUploaded,
}: UploadManualDialogProps) {
  const t = useText(uploadManualText)
  const formId = useId()
  const [details, setDetails] = useState(emptyDetails)
  const [{ context, value: state }, send] = useUploadManual({ machine, organizationName, onUploaded: finish })
  const { file, failure, share } = context
  const isUploading = state === 'uploading'
  useLeaveWarning(file !== undefined)

  function finish(manual: UploadedManual) {
    setDetails(emptyDetails)
    onOpenChange(false)
    onUploaded(manual)
  }

  function change(changed: Partial<ManualDetails>) {
    setDetails((before) => ({ ...before, ...changed }))
  }

  function choose(files: readonly File[]) {
    send({ type: 'files.chosen', files })
    const [first] = files
    const isOwnName = details.displayName !== '' && !(file && details.displayName === nameOfFile(file))
    if (first && !mistakeIn(first) && !isOwnName) change({ displayName: nameOfFile(first) })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'upload.submitted', details })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={machine ? t('forMachine', { machine: machine.name }) : t('forSomeMachine')}
      size="lg"
      locked={isUploading}
      actions={
        <>
          {isUploading ? (
            <Button onClick={() => send({ type: 'upload.cancelled' })}>{t('cancelUpload')}</Button>
          ) : (
            <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          )}
          <Button type="submit" form={formId} variant="primary" disabled={!(machine && file) || isUploading}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {failure && (
          <Callout tone="danger" announce title={t('failed', { reason: failure.reason })}>
            {t(adviceOf[failure.advice])}
          </Callout>
        )}
        {choice && (
          <fieldset disabled={isUploading} className="min-w-0">
            {choice}
          </fieldset>
        )}
        {machine && (
          <>
            <div className="grid gap-2">
              {!isUploading && (
                <FileDrop
                  label={t('file')}
                  help={t('fileHelp')}
                  accept="application/pdf,.pdf"
                  multiple
                  startsFocused={choice !== undefined && !file}
                  error={context.mistake && t(context.mistake)}
                  onFiles={choose}
                />
              )}
              {file && (
                <ChosenFile
                  file={file}
                  share={isUploading ? share : undefined}
                  onRemove={() => send({ type: 'file.removed' })}
                />
              )}
              {context.leftOut > 0 && (
                <p className="text-sm text-ink-muted">{t('leftOut', { count: context.leftOut })}</p>
              )}
            </div>
            <DetailsFields
              details={details}
              onChange={change}
              machine={machine}
              refused={failure?.fields ?? {}}
              disabled={isUploading}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
