/** Calls of a client of the JWT API. */
export type AuthCall =
  | { readonly kind: 'sign-in'; readonly email: string; readonly password: string }
  | {
      readonly kind: 'register';
      readonly displayName: string;
      readonly email: string;
      readonly password: string;
    }
  /** Signs in with the token that the browser has kept. */
  | { readonly kind: 'restore' }
  /** Saves the user, as `AuthService.save` gets it. */
  | { readonly kind: 'save'; readonly user: object }
  | { readonly kind: 'change-password'; readonly current: string; readonly next: string }
  | { readonly kind: 'delete-account'; readonly password: string };

/** A request as the client sends it. */
export interface AuthRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The header. `Bearer` has `keptToken` where the call is made with the token of the session. */
  readonly authorization?: string;
  /** JSON. A browser sends none with GET; other clients do. */
  readonly body?: object;
}

/** One call on its way: what is asked for, what the client sends, what the server answers, and what the client makes of it. */
export interface AuthExchange {
  readonly name: string;
  /** `signInMethod` of the site configuration. */
  readonly signInMethod?: 'get' | 'post';
  /** Requests that the server has already answered. The session is that of the last one that gave a token. */
  readonly before?: readonly AuthRequest[];
  /** The server has too much to do. */
  readonly isBusy?: true;
  readonly call: AuthCall;
  readonly request: AuthRequest;
  readonly status: number;
  /** Texts, ids and tokens are examples; the keys are not. */
  readonly answer: object;
  /** Result of the client, without the service of the user. */
  readonly result: AuthResult;
}

/** Result that a client reads from an answer. */
export type AuthResult =
  /** Somebody is signed in, or still is. */
  | { readonly kind: 'accepted'; readonly user: object; readonly accessToken: string }
  /** Errors by the field that they belong to. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string | null>> }
  /** The server said why it cannot do it now. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The kept token counts no longer. */
  | { readonly kind: 'nobody' }
  /** Done; the answer is not read. */
  | { readonly kind: 'done' };

/** The token that the client has kept. */
export declare const keptToken: string;

/** The user of the exchanges, as the server gives it. */
export declare const ada: object;

/** The same exchanges for servers of the site's own kind, which take the credentials in the body of a POST. */
export declare const authExchanges: readonly AuthExchange[];
