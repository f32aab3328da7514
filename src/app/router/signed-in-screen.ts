import { lazyRouteComponent } from '@tanstack/react-router'
import type { signedInScreens } from './signed-in-screens'

/**
 * A screen behind the sign-in. Their list is loaded with the first of them: it names every file that any of them needs,
 * and the first screen has a limit.
 */
export const signedInScreen = (name: keyof typeof signedInScreens) =>
  lazyRouteComponent(async () => {
    const { signedInScreens } = await import('./signed-in-screens')
    return { default: await signedInScreens[name]() }
  })
