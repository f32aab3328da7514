import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { whenIdle } from '@/shared/lib/next-task'
import { OverlayRequested } from '@/shared/lib/shortcut'

type Openable = { open: boolean }

/**
 * A dialog or drawer whose code no page waits for: it is loaded when the browser is idle, before somebody opens it and
 * before the network may be gone.
 */
export function later<Props extends Openable>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as React.lazy is
  return function Later(props: Props) {
    // A failure shows where it is opened.
    useEffect(
      () =>
        void whenIdle()
          .then(load)
          .catch(() => undefined),
      [],
    )
    return (
      props.open && (
        <Suspense fallback={<OverlayRequested />}>
          <Loaded {...props} />
        </Suspense>
      )
    )
  }
}
