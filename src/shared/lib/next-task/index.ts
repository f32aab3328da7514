export { nextPaint } from './next-paint'
export { nextTask } from './next-task'
export { whenIdle } from './when-idle'
