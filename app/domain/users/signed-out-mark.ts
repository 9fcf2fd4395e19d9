/**
 * Cookie a browser sets itself when its sign-out did not reach the server: the next request that does ends the
 * session.
 */
export const signedOutMark = 'signed-out';
