export { Button, type ButtonProps } from './button'
export { type ButtonStyle, buttonClass } from './button-class'
