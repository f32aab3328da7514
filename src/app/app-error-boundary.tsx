import { OctagonAlert } from 'lucide-react'
import { Component, type ReactNode, useEffect } from 'react'
import { removeFirstScreen } from '@/shared/lib/first-screen'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { routerText } from './router/text'

type State = { hasCrashed: boolean }

/** The last resort, when what is around the pages fails. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasCrashed: false }

  static getDerivedStateFromError(): State {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  const t = useText(routerText)
  useEffect(removeFirstScreen, [])
  const reload = (
    <Button variant="primary" onClick={() => window.location.reload()}>
      {t('reload')}
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState title={t('crashedTitle')} icon={OctagonAlert} action={reload}>
        {t('crashedAdvice')}
      </EmptyState>
    </div>
  )
}
