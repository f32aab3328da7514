export { firstScreen, focusedInFirstForm, removeFirstScreen, takeOverFirstForm } from './first-screen'
