import type { ComponentProps, ReactNode } from 'react'
import { OwnerField } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { FileDrop } from '@/shared/ui/file-drop'
import { TemplateLink } from '@/widgets/table-import'
import { instanceListText } from '../text'
import type { OwnerDialogProps } from '../use-instance-owners'

type ImportDialogProps = Pick<OwnerDialogProps, 'operators' | 'onClose'> & {
  title: string
  description: string
  /** Label and help of the file's field, the file types that it takes, and what is said of others. */
  file: { label: string; help: string; accept: string; refusal: string }
  template: ComponentProps<typeof TemplateLink>['of']
  onFile: (file: File) => void
  operatorId: string
  /** Undefined once the operator can no longer be changed. */
  onOperator: ((id: string) => void) | undefined
  /** `xl` for a report with many columns. */
  size?: 'lg' | 'xl'
  /** Whether the file is being processed. */
  isBusy: boolean
  isImporting: boolean
  failure: string | undefined
  /** Lets the person choose another file; undefined while none is chosen. */
  onAnother: (() => void) | undefined
  /** The button that imports. */
  submit: ReactNode
  /** Shown instead of the file's field once a file is chosen. */
  children: ReactNode
}

/** Chooses an owner and a file to import, and shows the result. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, description, file, template, onFile, operators, operatorId, onOperator, isBusy, isImporting } = props
  const { size = 'lg', failure, onAnother, submit, onClose, children } = props
  const t = useText(instanceListText)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      size={size}
      locked={isImporting}
      actions={
        <>
          <Button onClick={onClose} disabled={isImporting}>
            {t('close')}
          </Button>
          {onAnother && (
            <Button onClick={onAnother} disabled={isImporting}>
              {t('another')}
            </Button>
          )}
          {submit}
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Callout tone="danger" announce>
            {failure}
          </Callout>
        )}
        {operators && onOperator && (
          <OwnerField operators={operators} value={operatorId} onChange={onOperator} disabled={isBusy} />
        )}
        {children || (
          <>
            <FileDrop {...file} onFiles={([first]) => first && onFile(first)} />
            <TemplateLink of={template} />
          </>
        )}
      </div>
    </Dialog>
  )
}
