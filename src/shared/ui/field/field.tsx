import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { uiText } from '../text'

export type FieldProps = {
  label: string
  /** Stays below the control, also when there is an error. */
  help?: ReactNode
  error?: string
  /** Shown beside the label; every other field is required. */
  optional?: boolean
  /** For a filter whose text explains itself; screen readers still announce the label. */
  hideLabel?: boolean
}

type PlacedFieldProps = FieldProps & { id?: string; className?: string }

/** Separates the props of a field component: those of the field, and the rest, which belong to its control. */
export function partFieldProps<Props extends PlacedFieldProps>(props: Props) {
  const { label, help, error, optional, hideLabel, id, className, ...control } = props
  return { field: { label, help, error, optional, hideLabel, id, className }, control }
}

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label above, help below, and an error that is read out when it appears. The child gets what ties them together. */
export function Field({
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  id: givenId,
  className,
  children,
}: PlacedFieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useText(uiText)
  const ownId = useId()
  const id = givenId ?? ownId
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = cx(Boolean(help) && helpId, Boolean(error) && errorId)

  return (
    <div data-field className={cx('grid min-w-0 gap-1.5', className)}>
      <label htmlFor={id} className={cx('self-end', hideLabel ? 'sr-only' : 'font-semibold')}>
        {label}
        {optional && <span className="font-normal text-ink-muted"> ({t('optional')})</span>}
      </label>
      <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
        {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
        <div id={errorId} aria-live="polite" className="empty:hidden">
          {error && (
            <p className="flex items-start gap-1.5 text-sm font-medium text-danger-ink">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
        </div>
        {help && (
          <p id={helpId} className="text-sm text-ink-muted">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}

/** The appearance of a control without its padding, which depends on what is placed inside its edges. */
export const controlClass =
  'w-full min-h-control min-w-0 rounded-md border border-line-strong bg-surface text-ink transition-colors ' +
  'duration-150 hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted ' +
  '[&:is(input,textarea):read-only]:border-line [&:is(input,textarea):read-only]:bg-sunken ' +
  'contrast:disabled:border-dashed contrast:[&:is(input,textarea):read-only]:border-dashed ' +
  '[&:is(input,textarea):read-only]:text-ink-muted aria-invalid:border-danger-ink aria-invalid:border-2 focus-visible:outline-offset-0'
