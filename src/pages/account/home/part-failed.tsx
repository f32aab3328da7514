import { ApiError } from '@/shared/api'
import { ErrorState } from '@/shared/ui/error-state'

type PartFailedProps = { error: Error; retrying: boolean; onRetry: () => unknown }

/** A part of Home that did not load; the others stand. */
export function PartFailed({ error, retrying, onRetry }: PartFailedProps) {
  return (
    <ErrorState
      onRetry={() => void onRetry()}
      retrying={retrying}
      reference={error instanceof ApiError ? error.requestId : undefined}
    >
      {error.message}
    </ErrorState>
  )
}
