import { href, redirect } from 'react-router';

/**
 * GET /.well-known/change-password: where password managers send people to change theirs (W3C, "change password URL").
 */
export const loader = () => redirect(`${href('/account')}#password`);
