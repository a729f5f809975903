#!/bin/sh
# A transaction pooler before the database: writes the settings of pgbouncer from the environment and becomes pgbouncer.
# POOL_DATABASE_HOST, POOL_DATABASE_PORT, POOL_DATABASE, POOL_USER, POOL_PASSWORD; POOL_LISTEN and POOL_PORT; POOL_DIR for the files.
set -eu
dir="${POOL_DIR:-/tmp/pooler}"
mkdir -p "$dir"
umask 077
cat > "$dir/users.txt" <<USERS
"${POOL_USER}" "${POOL_PASSWORD}"
USERS
cat > "$dir/pgbouncer.ini" <<SETTINGS
[databases]
${POOL_DATABASE} = host=${POOL_DATABASE_HOST} port=${POOL_DATABASE_PORT:-5432} dbname=${POOL_DATABASE}

[pgbouncer]
listen_addr = ${POOL_LISTEN:-0.0.0.0}
listen_port = ${POOL_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $dir/users.txt
pool_mode = transaction
default_pool_size = ${POOL_SIZE:-20}
max_client_conn = 500
query_wait_timeout = 10
server_connect_timeout = 4
ignore_startup_parameters = extra_float_digits,options
pidfile = $dir/pgbouncer.pid
SETTINGS
exec pgbouncer "$dir/pgbouncer.ini"
