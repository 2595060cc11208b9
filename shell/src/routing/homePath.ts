/** Where the empty path leads. */
export const HOME_PATH = '/home';
