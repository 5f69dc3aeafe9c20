import { signInSomebody } from '@tapwright/server/features/accounts/testing/sign-in-somebody';
