/** The product's mark: three bodies drawn into one line across the ring of the sky. public/favicon.svg is its kin. */
export function Mark({ size = 28, className = "" }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <path d="M4.9 20.9A12.1 12.1 0 0 1 20.9 4.9M27.1 11.1A12.1 12.1 0 0 1 11.1 27.1" />
      <path d="M10.8 21.2 21.2 10.8" />
      <g fill="currentColor" stroke="none">
        <circle cx="16" cy="16" r="2.6" />
        <circle cx="7.4" cy="24.6" r="3.4" />
        <circle cx="24.6" cy="7.4" r="3.4" />
      </g>
    </svg>
  );
}
