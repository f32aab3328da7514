export { placeInList, returnToRow, useListWalk, useReturnByHistory } from './list-walk'
