import { type UserConfig } from 'vite'

export const oxc: NonNullable<UserConfig['oxc']>
export const output: NonNullable<NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['output']>
