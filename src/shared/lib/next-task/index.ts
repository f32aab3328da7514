export { nextPaint } from './next-paint'
export { nextTask } from './next-task'
export { whenIdle } from './when-idle'
export { awaited, isOpening, whenOpened } from './when-opened'
